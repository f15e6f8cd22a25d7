// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Guestbook} from "../Guestbook.sol";

/// The two cheat codes of Foundry that these tests need, so that there's no library to install.
interface Vm {
    function prank(address sender) external;
    function expectRevert(bytes calldata data) external;
}

contract GuestbookTest {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    Guestbook private book = new Guestbook();

    function test_KeepsEntriesNewestFirst() public {
        book.sign("first");
        vm.prank(address(0xCE10));
        book.sign("second");

        Guestbook.Entry[] memory page = book.latest(10);
        require(book.count() == 2 && page.length == 2, "number of entries");
        require(page[0].signer == address(0xCE10), "signer of the newest entry");
        require(keccak256(bytes(page[1].text)) == keccak256("first"), "text of the oldest entry");
        require(book.latest(1).length == 1, "limit");
    }

    function test_RejectsAnEmptyText() public {
        vm.expectRevert(abi.encodeWithSelector(Guestbook.WrongLength.selector, 0, 140));
        book.sign("");
    }

    function test_RejectsALongText() public {
        vm.expectRevert(abi.encodeWithSelector(Guestbook.WrongLength.selector, 141, 140));
        book.sign(string(new bytes(141)));
    }
}
