// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The ERC-20 face of CELO: balances are the native ones, moved by the transfer precompile.
contract CeloToken {
    string public constant name = "Celo native asset";
    string public constant symbol = "CELO";
    uint8 public constant decimals = 18;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() external pure returns (uint256) {
        return 1_000_000_000 ether;
    }

    function balanceOf(address account) external view returns (uint256) {
        return account.balance;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "transfer value exceeded sender's allowance for spender");
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(value <= from.balance, "transfer value exceeded balance of sender");
        (bool moved,) = address(0xfd).call(abi.encode(from, to, value));
        require(moved, "CELO transfer failed");
        emit Transfer(from, to, value);
        return true;
    }
}
